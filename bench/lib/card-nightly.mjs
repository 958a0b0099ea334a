import { setTimeout as wait } from 'node:timers/promises';

/** The nightly job behind the distribution reports; its first run covers the last 400 days. */
const name = 'card-distribution-daily';

/**
 * Makes the console run the job for the days of the load, as it would after an outage.
 * @param {import('pg').Client} client
 * @returns {Promise<number | null>} milliseconds of the run; `null` when the days are stored already
 */
export async function keepDistribution(client) {
  const {
    rows: [{ kept }],
  } = await client.query('select max(day) is not null as kept from card_distribution_daily');
  if (kept) return null;
  const { rowCount } = await client.query(
    "update scheduled_job set due_at = due_at - interval '1 day' where name = $1",
    [name],
  );
  if (rowCount !== 1) throw new Error(`no job is called ${name}`);
  for (;;) {
    const {
      rows: [run],
    } = await client.query(
      `select status, extract(epoch from ended_at - started_at) * 1000 as took
      from scheduler_log
      where job_name = $1 and status <> 'RUNNING'
      order by started_at desc limit 1`,
      [name],
    );
    if (run?.status === 'SUCCESS') return Number(run.took);
    if (run) throw new Error(`the job ${name} ended ${run.status}`);
    await wait(1_000);
  }
}
