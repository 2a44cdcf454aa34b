// A merge patch (RFC 7386): what an act changed of what we may see.

type Json = unknown

const isObject = (x: Json): x is Record<string, Json> => typeof x === 'object' && x !== null && !Array.isArray(x)

/** The target after the patch. Nothing is changed in place; what the patch does not touch is shared. */
export function apply<T>(target: T, patch: Json): T {
  if (patch === undefined) return target
  if (!isObject(patch)) return patch as T
  const after: Record<string, Json> = isObject(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete after[key]
    else after[key] = apply(after[key], value)
  }
  return after as T
}
