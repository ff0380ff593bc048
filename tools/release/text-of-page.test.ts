import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOfPage } from './text-of-page'

test('the text of a page is its words in order, without menus, styles and drawings', () => {
  const html = `<title>Cloud</title><style>p{color:red}</style><nav><ol><li>Home</li></ol></nav>
    <h1>Cost &amp; control</h1><p>Less than <b>&lt;10%</b></p><svg><text>drawn</text></svg><dialog>Sure?</dialog><p>Let&#x27;s<br>go</p>`
  assert.equal(textOfPage(html), "Cost & control Less than <10% Let's go")
})
