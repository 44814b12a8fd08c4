@rem npm start is "exec node run/start.mjs", so that no shell stays between npm and the server; Windows has no exec.
@%*
