// Runs in a visited page before its own scripts: reports immediately when a stored text runs or the policy blocks it.
Object.defineProperty(window, 'ranScript', {
  set() {
    window.reportScript('ran')
  },
})
addEventListener('securitypolicyviolation', () => window.reportScript('violation'))
