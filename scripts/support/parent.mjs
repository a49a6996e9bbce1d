const parent = process.ppid;

/**
 * Ends this process, as by SIGTERM, when the one that started it is gone. npm runs a script through a shell and passes
 * a signal on to that shell only, which would leave the script behind.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return; // started by hand, perhaps to outlive the terminal
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}
