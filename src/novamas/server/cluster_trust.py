"""Who is a server of this house: whoever proves that it has the house's key, and nobody else.

Lines between servers are TLS with proof on both sides. Every server derives the same certificate authority from the
house's signing key, signs a certificate for itself with it, and believes only what that authority signed. So nothing
has to be issued, handed out or renewed: a server that has the house's key is heard, from wherever it calls.
"""

from __future__ import annotations

import hashlib
import os
import ssl
import tempfile
from datetime import datetime
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from msgspec import Struct

from novamas.store.keys import Key

# Servers of one house need not agree on the time of day: what ends a certificate is the end of its key.
ALWAYS = datetime(2000, 1, 1), datetime(9999, 12, 31)


class Papers(Struct, frozen=True):
    """How a server shows who it is and asks the same of others: to those who call it, and to those whom it calls."""

    answering: ssl.SSLContext
    calling: ssl.SSLContext


def papers(key: Key) -> Papers:
    """The papers of a server that has the house's key; each time with a new key of its own."""
    authority = Ed25519PrivateKey.from_private_bytes(secret_of(key))
    own = Ed25519PrivateKey.generate()
    root = certificate("novamas house", authority.public_key(), authority, authority=True)
    mine = certificate("novamas server", own.public_key(), authority, authority=False)
    private = own.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    contexts = [ssl.SSLContext(side) for side in (ssl.PROTOCOL_TLS_SERVER, ssl.PROTOCOL_TLS_CLIENT)]
    handle, path = tempfile.mkstemp()  # only its owner may read it; `ssl` takes keys from files alone
    try:
        with os.fdopen(handle, "wb") as f:
            f.write(private + mine)
        for context in contexts:
            context.minimum_version = ssl.TLSVersion.TLSv1_3
            context.check_hostname = False  # a server is known by its key, wherever it is
            context.verify_mode = ssl.CERT_REQUIRED
            context.load_verify_locations(cadata=root.decode())
            context.load_cert_chain(path)
    finally:
        Path(path).unlink()
    return Papers(*contexts)


def secret_of(key: Key) -> bytes:
    """What only servers of this house can know: signatures of this kind are the same every time."""
    return hashlib.sha256(key.sign("novamas: a line between two servers").encode()).digest()


def certificate(name: str, public: Ed25519PublicKey, signer: Ed25519PrivateKey, *, authority: bool) -> bytes:
    def make_name(text: str) -> x509.Name:
        return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])

    return (
        x509.CertificateBuilder()
        .subject_name(make_name(name))
        .issuer_name(make_name("novamas house"))
        .public_key(public)
        .serial_number(x509.random_serial_number())
        .not_valid_before(ALWAYS[0])
        .not_valid_after(ALWAYS[1])
        .add_extension(x509.BasicConstraints(ca=authority, path_length=None), critical=True)
        .sign(signer, None)
        .public_bytes(Encoding.PEM)
    )
