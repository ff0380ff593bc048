/** What a picture, font or style sheet is in a unit test: its webpack value, an address. */
module.exports = '/asset-stub'
