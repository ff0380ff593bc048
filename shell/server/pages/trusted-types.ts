/** URL prefix from which the reCAPTCHA script loads its other files. */
export const RECAPTCHA_FILES = 'https://www.gstatic.com/recaptcha/'

/**
 * CSP directives that require Trusted Types. `rich-text` is for HTML that the service has sanitized (`remote-public`),
 * `ProseMirrorClipboard` belongs to the editor, for pasted and sanitized HTML, and `goog#html` to reCAPTCHA, if it is used.
 */
export const trustedTypes = (withRecaptcha: boolean) => [
  "require-trusted-types-for 'script'",
  `trusted-types default rich-text ProseMirrorClipboard${withRecaptcha ? ' goog#html' : ''}`,
]

/**
 * Inline script that creates the default policy. Script URLs must belong to releases, analytics or reCAPTCHA; the text of a
 * script must be JSON, which runs nothing; HTML may only be parsed into documents without a window. Returning null rejects
 * a value. A direct call to the policy, without a sink, throws, because null would become an empty string there. It also
 * keeps zod from probing whether it may compile code (`jitless`).
 */
export const policyScript = (
  analytics: string,
  recaptcha = '',
) => `self.__zod_globalConfig={jitless:true};(function(t,a,r){if(t)t.createPolicy('default',{
createScriptURL:function(s){var u=new URL(s,location.href);
return s===a||r&&(s===r||u.href.startsWith('${RECAPTCHA_FILES}'))||u.origin===location.origin&&u.pathname.startsWith('/remotes/')?s:null},
createScript:function(s){try{JSON.parse(s);return s}catch(e){return null}},
createHTML:function(s,type,sink){if(!sink)throw TypeError('This policy is for sinks');
return s===''||sink==='DOMParser parseFromString'?s:null}})})(self.trustedTypes,${text(analytics)},${text(recaptcha)})`

/** A string as a literal that is safe inside a script element. */
const text = (value: string) => JSON.stringify(value).replace(/</g, '\\u003c')
