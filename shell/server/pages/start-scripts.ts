import { createHash } from 'node:crypto'

/**
 * Runs before the first paint: says on the root element whether the cookie banner is due, so that the banner of the
 * server's HTML shows or stays hidden without any later change (LY-03).
 */
export const consentScript = `(function(){var c=null;try{c=localStorage.getItem('cookieConsent')}catch(e){}
if(c!=='accepted'&&c!=='declined')document.documentElement.setAttribute('data-consent','unset')})()`

/**
 * Starts the page's scripts after the largest picture has painted, or at the first touch: scripts that race the hero
 * cost 650-900 ms of largest paint (docs/performance.md). All of them are asked for in one moment. A button pressed
 * before the page is alive is remembered; the shell presses it again (`replay-early-press.ts`).
 */
export const startScript = `(function(){var d=document,boot=JSON.parse(d.getElementById('boot').textContent),begun=false,
signs=['pointerdown','touchstart','keydown','wheel'];
function add(tag,set){var e=d.createElement(tag);for(var k in set)e[k]=set[k];d.head.appendChild(e)}
function begin(){if(begun)return;begun=true;signs.forEach(function(s){removeEventListener(s,begin,true)});
boot.preloads.forEach(function(u){add('link',{rel:'preload',as:'script',href:u})});
boot.scripts.forEach(function(u){add('script',{src:u,async:false})})}
function painted(){requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,3000)}
signs.forEach(function(s){addEventListener(s,begin,{capture:true,passive:true})});
addEventListener('click',function(e){if(!d.documentElement.dataset.alive)globalThis.earlyPress=e.target.closest('button[type=button]')},true);
var hero=d.querySelector('img[fetchpriority="high"]');
if(hero&&!hero.complete){hero.addEventListener('load',painted,{once:true});hero.addEventListener('error',painted,{once:true})}
else painted()})()`

/** Content-security-policy source of an inline script or style: `'sha256-…'`. */
export const cspHash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
