/**
 * Directives under which strings reach no sink that could run them. `rich-text` draws what the service has cleaned
 * (`remote-public`), `ProseMirrorClipboard` is the editor's own for what was pasted and cleaned.
 */
export const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  'trusted-types default rich-text ProseMirrorClipboard',
] as const

/**
 * Makes the policy for strings that meet a sink without one. Scripts come from releases, or are the analytics script;
 * what is written as a script's text must be JSON, which runs nothing; HTML is only parsed into documents without a
 * window. Null refuses. Somebody who asks the policy itself gets an error, for null would be answered as an empty text.
 * The schemas of forms (zod) are told not to try whether they may write code of their own.
 */
export const policyScript = (
  analytics: string,
) => `self.__zod_globalConfig={jitless:true};(function(t,a){if(t)t.createPolicy('default',{
createScriptURL:function(s){var u=new URL(s,location.href);
return s===a||u.origin===location.origin&&u.pathname.startsWith('/remotes/')?s:null},
createScript:function(s){try{JSON.parse(s);return s}catch(e){return null}},
createHTML:function(s,type,sink){if(!sink)throw TypeError('This policy is for sinks');
return s===''||sink==='DOMParser parseFromString'?s:null}})})(self.trustedTypes,${JSON.stringify(analytics).replace(/</g, '\\u003c')})`
