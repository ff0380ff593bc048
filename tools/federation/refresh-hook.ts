/**
 * Runs before anything else of the shell's browser build, where updates are hot. Federation evaluates React's eager
 * modules ahead of every entry, so that React would look for this hook before the refresh runtime could leave it; a
 * renderer that is noted here is found by every refresh runtime that comes later, the remotes' own included. With
 * `checkDCE` it counts as developer tools, so React does not advertise them in the console.
 */
export const REFRESH_HOOK = `(function(){if(globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__)return;
var renderers=new Map();function nothing(){}
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:renderers,supportsFiber:true,checkDCE:nothing,
inject:function(renderer){var id=renderers.size;renderers.set(id,renderer);return id},
onScheduleFiberRoot:nothing,onCommitFiberRoot:nothing,onCommitFiberUnmount:nothing}})();`
