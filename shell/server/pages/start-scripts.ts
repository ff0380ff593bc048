import { createHash } from 'node:crypto'

/**
 * Runs before anything else: keeps a tab with the releases that its address once asked for (`visit.ts`). A page that was
 * asked for without them is left for the same one with them, unseen; an empty parameter ends it.
 */
export const overrideScript = `(function(){try{var s=sessionStorage,k='release',l=location,
asked=new URLSearchParams(l.search).get(k),kept=s.getItem(k);
if(asked)s.setItem(k,asked);else if(asked==='')s.removeItem(k);
else if(kept){document.documentElement.hidden=true;
l.replace((l.search?l.search+'&':'?')+k+'='+encodeURIComponent(kept)+l.hash)}}catch(e){}})()`

/**
 * Runs before the first paint: says on the root element whether the cookie banner is due, so that the banner of the
 * server's HTML shows or stays hidden without any later change (LY-03).
 */
export const consentScript = `(function(){var c=null;try{c=localStorage.getItem('cookieConsent')}catch(e){}
if(c!=='accepted'&&c!=='declined')document.documentElement.setAttribute('data-consent','unset')})()`

/**
 * Starts the page's scripts after the largest picture has painted, or at the first touch: scripts that race the hero
 * cost 650-900 ms of largest paint (docs/performance.md). All of them are asked for in one moment. A button pressed
 * before the page is hydrated is remembered; the shell presses it again (`replay-early-press.ts`). A preload without the very
 * integrity of its script would be fetched twice. A script that fails is asked for once more, under a fresh address:
 * under any that was used before, the browser would hand out the broken copy that it keeps.
 */
export const startScript = `(function(){var d=document,boot=JSON.parse(d.getElementById('boot').textContent),begun=false,
signs=['pointerdown','touchstart','keydown','wheel'];
function add(tag,set){var e=d.createElement(tag);for(var k in set)e[k]=set[k];d.head.appendChild(e)}
function begin(){if(begun)return;begun=true;signs.forEach(function(s){removeEventListener(s,begin,true)});
boot.preloads.forEach(function(s){add('link',{rel:'preload',as:'script',integrity:s.integrity||'',href:s.href})});
boot.scripts.forEach(function(s){run(s,s.href)})}
function run(s,u){add('script',{integrity:s.integrity||'',src:u,async:false,onerror:u===s.href?function(){run(s,u+'?attempt='+Date.now())}:null})}
function painted(){requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,3000)}
signs.forEach(function(s){addEventListener(s,begin,{capture:true,passive:true})});
addEventListener('click',function(e){if(!d.documentElement.dataset.alive)globalThis.earlyPress=e.target.closest('button[type=button]')},true);
var hero=d.querySelector('img[fetchpriority="high"]');
if(hero&&!hero.complete){hero.addEventListener('load',painted,{once:true});hero.addEventListener('error',painted,{once:true})}
else painted()})()`

/** Content-security-policy source of an inline script or style: `'sha256-…'`. */
export const cspHash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
