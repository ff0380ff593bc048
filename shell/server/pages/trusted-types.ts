/** From where the script of reCAPTCHA fetches the rest of itself. */
export const RECAPTCHA_FILES = 'https://www.gstatic.com/recaptcha/'

/**
 * Directives under which strings reach no sink that could run them. `rich-text` draws what the service has cleaned
 * (`remote-public`), `ProseMirrorClipboard` is the editor's own for what was pasted and cleaned, `goog#html` is that of
 * reCAPTCHA, where it is used.
 */
export const trustedTypes = (withRecaptcha: boolean) => [
  "require-trusted-types-for 'script'",
  `trusted-types default rich-text ProseMirrorClipboard${withRecaptcha ? ' goog#html' : ''}`,
]

/**
 * Makes the policy for strings that meet a sink without one. Scripts come from releases, or are those of analytics and
 * reCAPTCHA; what is written as a script's text must be JSON, which runs nothing; HTML is only parsed into documents
 * without a window. Null refuses. Somebody who asks the policy itself gets an error, for null would be answered as an empty text.
 * The schemas of forms (zod) are told not to try whether they may write code of their own.
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

/** A text as a script may hold it. */
const text = (value: string) => JSON.stringify(value).replace(/</g, '\\u003c')
