/** Stub of a picture, font or style sheet in unit tests: an address, as webpack returns. */
module.exports = '/asset-stub'
