import { createHash } from 'node:crypto'
import { MAX_FAILURE_MESSAGE, MAX_FRAMES } from '@tekskills/shared/contracts/release'
import { policyScript } from './trusted-types'

/**
 * Runs before anything else: keeps a tab on the releases that its URL once chose (`resolve-releases.ts`). A page requested
 * without the parameter is hidden and replaced by the same page with it; an empty parameter ends the choice.
 */
const overrideScript = `(function(){try{var s=sessionStorage,k='release',l=location,
asked=new URLSearchParams(l.search).get(k),kept=s.getItem(k);
if(asked)s.setItem(k,asked);else if(asked==='')s.removeItem(k);
else if(kept){document.documentElement.hidden=true;
l.replace((l.search?l.search+'&':'?')+k+'='+encodeURIComponent(kept)+l.hash)}}catch(e){}})()`

/**
 * Runs before the first paint: marks the root element when consent is still unset, so that the server-rendered cookie
 * banner is visible or hidden from the start, without a layout shift (LY-03).
 */
const consentScript = `(function(){var c=null;try{c=localStorage.getItem('cookieConsent')}catch(e){}
if(c!=='accepted'&&c!=='declined')document.documentElement.setAttribute('data-consent','unset')})()`

/** Runs before the first paint: in a tab where the dots of a hero have settled, they are at rest (SignalArt). */
const settledScript = `(function(){try{if(sessionStorage.getItem('settled'))document.documentElement.setAttribute('data-settled','')}catch(e){}})()`

/**
 * Loads the page's scripts after the largest picture has painted, or at the first input: scripts that compete with the
 * hero cost 650-900 ms of LCP (docs/performance.md). All are requested at the same time. The last button clicked before
 * hydration is remembered, and the shell replays the click (`replay-early-click.ts`). A preload must carry the same
 * integrity hash as its script, or the file is fetched twice. A script that fails is retried once, under a fresh URL: for
 * a URL used before, the browser would reuse its broken copy. A page that is not interactive four seconds after an error
 * reports the shell, which cannot do so itself (ADR 0060).
 */
export const startScript = `(function(){var d=document,boot=JSON.parse(d.getElementById('boot').textContent),begun=false,doubted=false,
signs=['pointerdown','touchstart','keydown','wheel'];
function add(tag,set){var e=d.createElement(tag);for(var k in set)e[k]=set[k];d.head.appendChild(e)}
function begin(){if(begun)return;begun=true;signs.forEach(function(s){removeEventListener(s,begin,true)});
boot.preloads.forEach(function(s){add('link',{rel:'preload',as:'script',integrity:s.integrity||'',href:s.href})});
boot.scripts.forEach(function(s){run(s,s.href)})}
function run(s,u){add('script',{integrity:s.integrity||'',src:u,async:false,onerror:u===s.href?function(){run(s,u+'?attempt='+Date.now())}:doubt})}
function doubt(e){if(!doubted&&!boot.override){doubted=true;setTimeout(report,4000,e.error||e.reason)}}
function report(x){var of=/\\/shell\\/(\\w+)\\//.exec(boot.scripts[0].href);
if(of&&!d.documentElement.dataset.alive)navigator.sendBeacon((boot.apiBase||'/api')+'/release-reports',new Blob([JSON.stringify({events:[
{kind:'failed',remote:'shell',release:of[1],place:'entry',view:'first',error:x&&{message:String(x.message||x).slice(0,${MAX_FAILURE_MESSAGE}),
frames:(String(x.stack).match(/shell\\/\\w+\\/[\\w.-]+\\.js\\S*:\\d+:\\d+/g)||[]).slice(0,${MAX_FRAMES}).map(function(f){return f.replace(/\\?[^:]*/,'')})}}]})],{type:'application/json'}))}
['error','unhandledrejection'].forEach(function(s){addEventListener(s,function(e){if(begun&&!d.documentElement.dataset.alive)doubt(e)})});
function painted(){requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,3000)}
signs.forEach(function(s){addEventListener(s,begin,{capture:true,passive:true})});
addEventListener('click',function(e){if(!d.documentElement.dataset.alive)globalThis.earlyClick=e.target.closest('button[type=button]')},true);
var hero=d.querySelector('img[fetchpriority="high"]');
if(hero&&!hero.complete){hero.addEventListener('load',painted,{once:true});hero.addEventListener('error',painted,{once:true})}
else painted()})()`

/** What decides which scripts start a page. */
export interface HeadScriptOptions {
  /** URL of the analytics script; empty for none. */
  analytics: string
  /** URL of the reCAPTCHA script, for pages that may load it; empty for none. */
  recaptcha?: string
  /** Whether a tab keeps the releases that it once chose. */
  releaseOverride?: boolean
}

/** The inline scripts at the start of a page's head, in the order in which they run. */
export const headScripts = ({ analytics, recaptcha, releaseOverride }: HeadScriptOptions): string[] => [
  policyScript(analytics, recaptcha),
  ...(releaseOverride ? [overrideScript] : []),
  consentScript,
  settledScript,
]

/** Content-security-policy source of an inline script or style: `'sha256-…'`. */
export const cspHash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
