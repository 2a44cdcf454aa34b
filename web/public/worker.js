// The shell of the client, for whoever has installed it: the page and its files, and nothing else. What the house answers
// (/api, /metrics, one-time links) never comes near this: it is asked for every time, and kept nowhere.
const SHELL = 'novamas-shell-1'
const MOST = 250 // files that are kept; the oldest go first

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.add('/')).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

/** A file whose name changes with what is in it: the one that is kept is the right one. */
async function file(request) {
  const shell = await caches.open(SHELL)
  const kept = await shell.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await shell.put(request, answer.clone())
    const names = await shell.keys()
    for (const name of names.filter((each) => each.url.includes('/assets/')).slice(0, Math.max(0, names.length - MOST))) await shell.delete(name)
  }
  return answer
}

/** The page, as the house has it now; where the house cannot be reached, the one that was kept says so. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok && new URL(request.url).pathname === '/') await (await caches.open(SHELL)).put('/', answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (request.mode === 'navigate' && pathname !== '/enter' && !pathname.startsWith('/api/')) event.respondWith(page(request))
})
