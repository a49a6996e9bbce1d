const parent = process.ppid;

/**
 * Ends this process like SIGTERM when its parent is gone. npm runs scripts through a shell and forwards signals only to
 * that shell, which would leave the script running.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return; // started by hand, possibly to outlive the terminal
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}
