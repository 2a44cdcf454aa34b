// Where we are. Links are ordinary links; a click on one of ours changes the page without loading it again.

export interface Place {
  path: string
  parts: string[]
  query: URLSearchParams
  hash: string
}

function read(): Place {
  return {
    path: location.pathname,
    parts: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  }
}

export const place: Place = $state(read())

let moved = false
const look = (): void => void Object.assign(place, read())

/** Goes somewhere; `replace` leaves no trace in the history. */
export function go(to: string, replace = false): void {
  const before = location.pathname
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  look()
  if (location.pathname !== before) {
    scrollTo(0, 0)
    moved = true
  }
}

/** A page has been drawn: whoever came to it by a link begins at its title. */
export function drawn(): void {
  if (moved) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  moved = false
}

function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

export function attend(): () => void {
  addEventListener('popstate', look)
  addEventListener('hashchange', look)
  document.addEventListener('click', clicked)
  return () => {
    removeEventListener('popstate', look)
    removeEventListener('hashchange', look)
    document.removeEventListener('click', clicked)
  }
}
