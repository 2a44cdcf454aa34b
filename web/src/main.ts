import { mount } from 'svelte'
import App from './App.svelte'
import { get } from './lib/api'
import { dress } from './lib/prefs.svelte'
import { attend } from './lib/router.svelte'
import { first, learnLaws, speak } from './lib/words.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/kit.css'
import './styles/page.css'

dress()
attend()
await Promise.all([speak(first()), get('/api/laws').then(learnLaws, () => {})])
// An installed client finds its shell again without the house; nothing that the house answers is kept.
if ('serviceWorker' in navigator && import.meta.env.PROD) navigator.serviceWorker.register('/worker.js').catch(() => {})
mount(App, { target: document.getElementById('app')! })
