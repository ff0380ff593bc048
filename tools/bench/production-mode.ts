// Imported first: React and the router read this as they are loaded.
process.env['NODE_ENV'] = 'production'
