/**
 * A process of its own that owns an embedded server, as the app does: prints where it is, then lives until
 * killed; to SIGTERM it listens, to other signals it does not.
 */
import { startEmbedded } from '#platform/database/embedded/embedded';

const postgres = await startEmbedded({ dataDir: process.argv[2]!, durable: false });
console.log(JSON.stringify({ pid: postgres.pid, port: postgres.port, url: postgres.url('postgres') }));
process.once('SIGTERM', () => void postgres.stop());
