/** What a content file is as a PDF in a unit test: an address and sizes. */
module.exports = { file: { href: '/asset-stub.pdf', pages: 8, bytes: 123_456 } }
