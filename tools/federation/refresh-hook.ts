/**
 * Runs first in the shell's browser build for development. Federation evaluates React's eager modules before every entry, so React
 * would look for this hook before the refresh runtime installs it; a renderer that is registered here is found by every
 * later refresh runtime, including those of remotes. With `checkDCE` it counts as developer tools, so React does not
 * advertise them in the console.
 */
export const REFRESH_HOOK = `(function(){if(globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__)return;
var renderers=new Map();function nothing(){}
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:renderers,supportsFiber:true,checkDCE:nothing,
inject:function(renderer){var id=renderers.size;renderers.set(id,renderer);return id},
onScheduleFiberRoot:nothing,onCommitFiberRoot:nothing,onCommitFiberUnmount:nothing}})();`
