import { mount } from 'svelte'
import App from './App.svelte'
import { dress } from './lib/prefs.svelte'
import { attend } from './lib/router.svelte'
import { first, speak } from './lib/words.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/kit.css'
import './styles/page.css'

dress()
attend()
await speak(first())
mount(App, { target: document.getElementById('app')! })
