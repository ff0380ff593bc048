// Runs in a visited page before anything of its own: tells at once when a stored text runs, or is stopped by the policy.
Object.defineProperty(window, 'ranScript', {
  set() {
    window.tell('ran')
  },
})
addEventListener('securitypolicyviolation', () => window.tell('violation'))
