"""Why the system did not do what it was asked to, in words of our own."""

from __future__ import annotations

import errno

from novamas.kit.errors import Words

WHY = {
    errno.ENOENT: "why-missing",
    errno.ENOTDIR: "why-not-folder",
    errno.EEXIST: "why-not-folder",
    errno.EISDIR: "why-folder",
    errno.EACCES: "why-forbidden",
    errno.EPERM: "why-forbidden",
    errno.EROFS: "why-read-only",
    errno.ENOSPC: "why-full",
    errno.EDQUOT: "why-full",
    errno.EFBIG: "why-full",
    errno.EMFILE: "why-too-many-open",
    errno.ENFILE: "why-too-many-open",
}


def why_not(error: OSError) -> Words:
    """What the system says of a file or a folder: the key of its words."""
    reason = WHY.get(error.errno or 0, "why-other")
    return Words(reason)
