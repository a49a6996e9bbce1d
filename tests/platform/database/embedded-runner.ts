/**
 * A process that owns an embedded server, as the app does: prints its address and lives until killed. It handles
 * SIGTERM and no other signal.
 */
import { startEmbedded } from '#platform/database/embedded/embedded';

const postgres = await startEmbedded({ dataDir: process.argv[2]!, durable: false });
console.log(JSON.stringify({ pid: postgres.pid, port: postgres.port, url: postgres.url('postgres') }));
process.once('SIGTERM', () => void postgres.stop());
