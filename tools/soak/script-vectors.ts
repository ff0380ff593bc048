/** What an injected script would do. */
const RUN = 'window.ranScript=1'

const handlers = [
  '<img src=x onerror=RUN>',
  '<img src=x:x onerror="RUN" alt="">',
  '<svg onload=RUN></svg>',
  '<svg/onload=RUN>',
  '<body onload=RUN>',
  '<details open ontoggle=RUN>x</details>',
  '<video><source onerror=RUN></video>',
  '<audio src=x onerror=RUN></audio>',
  '<input autofocus onfocus=RUN>',
  '<select autofocus onfocus=RUN></select>',
  '<textarea autofocus onfocus=RUN></textarea>',
  '<marquee onstart=RUN>x</marquee>',
  '<p onmouseover=RUN>x</p>',
  '<p onclick="RUN">x</p>',
  '<p tabindex=1 autofocus onfocus=RUN>x</p>',
  '<object data=x onerror=RUN></object>',
  '<iframe onload=RUN></iframe>',
  '<style onload=RUN></style>',
  '<link rel=stylesheet href=x onerror=RUN>',
  '<p style="animation:x 1s" onanimationstart=RUN>x</p>',
  '<a onpointerenter=RUN href="#">x</a>',
  '<img/src/onerror=RUN>',
  '<img src=x\nonerror\n=\nRUN>',
  '<IMG SRC=x ONERROR=RUN>',
  '<img src="x`" onerror=RUN>',
  '<p title="</p><img src=x onerror=RUN>">x</p>',
  '<img src=x onerror=&#119;indow.ranScript=1>',
]

const scripts = [
  '<script>RUN</script>',
  '<SCRIPT>RUN</SCRIPT>',
  '<scr<script>ipt>RUN</scr</script>ipt>',
  '<script src=data:,RUN></script>',
  '<script/x>RUN</script>',
  '<script>RUN//',
  '</script><script>RUN</script>',
  '</title><script>RUN</script>',
  '</style><script>RUN</script>',
  '</textarea><script>RUN</script>',
  '--><script>RUN</script><!--',
  '<script type=module>RUN</script>',
  '<script>eval("RUN")</script>',
  ']]><script>RUN</script>',
  '</noscript><script>RUN</script>',
  '<template><script>RUN</script></template>',
  '"><script>RUN</script>',
]

const links = [
  '<a href="javascript:RUN">x</a>',
  '<a href="JaVaScRiPt:RUN">x</a>',
  '<a href=" javascript:RUN">x</a>',
  '<a href="java\tscript:RUN">x</a>',
  '<a href="java&#10;script:RUN">x</a>',
  '<a href="&#106;avascript:RUN">x</a>',
  '<a href="\u0001javascript:RUN">x</a>',
  '<a href="javascript&colon;RUN">x</a>',
  '<a href="vbscript:RUN">x</a>',
  '<a href="data:text/html,<script>RUN</script>">x</a>',
  '<form action="javascript:RUN"><button>x</button></form>',
  '<button formaction="javascript:RUN">x</button>',
  '<iframe src="javascript:RUN"></iframe>',
  '<iframe srcdoc="<script>RUN</script>"></iframe>',
  '<embed src="javascript:RUN">',
  '<base href="javascript:RUN//">',
  '<meta http-equiv=refresh content="0;url=javascript:RUN">',
  '<object data="javascript:RUN"></object>',
  '<svg><a xlink:href="javascript:RUN"><text>x</text></a></svg>',
  '<area href="javascript:RUN">',
]

/** Mutation XSS: texts that browsers parse differently the second time (foreign content, comments, tables, nesting). */
const mutating = [
  '<svg><style><img src=x onerror=RUN></style></svg>',
  '<svg></p><style><a title="</style><img src=x onerror=RUN>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=RUN&gt;">',
  '<math><mtext><mglyph><svg><mtext><style><path id="</style><img src=x onerror=RUN>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=RUN>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  '<p>a<!--<img src="--><img src=x onerror=RUN//">',
  '<table><td><select><table><script>RUN</script></table></select></td></table>',
  '<svg><foreignObject><body onload=RUN></foreignObject></svg>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s></svg>',
  '<svg><set attributeName=href to="javascript:RUN"><a id=x>x</a></svg>',
  '<xmp><img src="</xmp><img src=x onerror=RUN>"></xmp>',
  '<option><style></option></select><img src=x onerror=RUN></style>',
  '<a id=defaultView name=cookie>x</a><form id=location></form>',
]

/** Context of each vector: alone, inside markup of the editor, and after unclosed markup. */
const places = [
  (vector: string) => vector,
  (vector: string) => `<ul><li><strong>${vector}</strong></li></ul>`,
  (vector: string) => `<p title="x>${vector}`,
]

/** More than 150 ways in which a text could run a script. */
export const scriptVectors: readonly string[] = places.flatMap((place) =>
  [...handlers, ...scripts, ...links, ...mutating].map((vector) => place(vector.replaceAll('RUN', RUN))),
)
