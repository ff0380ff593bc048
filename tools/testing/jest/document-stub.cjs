/** Stub of a generated PDF in unit tests: its address and size. */
module.exports = { file: { href: '/asset-stub.pdf', pages: 8, bytes: 123_456 } }
