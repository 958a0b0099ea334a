import net from 'node:net';
import { StepFailure } from './step.mjs';

const highest = 65_535;

/** The port that `PORT` names, by default 3000. */
export function wantedPort(text = process.env.PORT) {
  const port = Number(text || 3000);
  if (!Number.isInteger(port) || port < 1 || port > highest)
    throw new StepFailure(`PORT must be a whole number from 1 to ${highest}, but is "${text}".`);
  return port;
}

/** Another port than this one, to be offered. */
const besides = (port) => (port < highest ? port + 1 : port - 1);

/** Answers the code of the system's refusal to listen there, if it refuses. No host: every interface. */
const refusalOf = (port, host) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.once('listening', () => probe.close(() => resolve(undefined)));
    probe.listen(port, host);
  });

/**
 * Refuses a port that another program holds, before minutes are spent on a build.
 * @param {string} [command] what to type to start with another port
 */
export async function checkPort(port, command = 'npm start') {
  const refusal = await refusalOf(port, process.env.HOST || 'localhost');
  if (refusal === 'EADDRINUSE')
    throw new StepFailure(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=${besides(port)} ${command}`,
    );
  if (refusal === 'EACCES')
    throw new StepFailure(`Port ${port} may not be used by this user. Choose another port: PORT=3000 ${command}`);
  if (refusal)
    throw new StepFailure(
      `Port ${port} cannot be used (${refusal}). Choose another port: PORT=${besides(port)} ${command}`,
    );
}

/**
 * Refuses development servers of which another program holds the port.
 * @param {Record<string, number>} ports by app
 */
export async function checkDevelopmentPorts(ports) {
  for (const [app, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > highest)
      throw new StepFailure(
        `CONSOLE_DEV_PORT must be a whole number from 1 to ${highest - 20}, but is "${process.env.CONSOLE_DEV_PORT}".`,
      );
    const refusal = await refusalOf(port);
    if (refusal) {
      throw new StepFailure(
        `Port ${port}, which the development server of ${app} needs, ${refusal === 'EADDRINUSE' ? 'is in use' : `cannot be used (${refusal})`}. ` +
          'Stop the other program, or choose the first of other ports: CONSOLE_DEV_PORT=4350 npm run dev',
      );
    }
  }
}
