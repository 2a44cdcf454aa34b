# O que se di na liña en directo dunha mesa cando unha mensaxe non serve.
refused-hello-first = Saúde primeiro.
refused-not-json = Esa mensaxe non é JSON.
refused-unknown-message = A mesa non entende esa mensaxe: envíe «do» cunha orde.
refused-too-large = Unha mensaxe ten como moito { $limit } bytes.
refused-too-fast = Demasiado á présa: como moito { $limit } mensaxes por segundo.
refused-house-closing = A casa pecha un momento; volva dentro duns segundos.
refused-key-reused = Esta clave xa se usou para outra orde; déalle a cada orde unha clave propia.
refused-not-written = Non se puido anotar, así que non ocorreu.
