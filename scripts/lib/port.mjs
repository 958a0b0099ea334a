import net from 'node:net';
import { StepFailure } from './step.mjs';

const maximumPort = 65_535;

/** The port in `PORT`, default 3000. @throws StepFailure unless it is a whole number from 1 to 65535 */
export function wantedPort(text = process.env.PORT) {
  const port = Number(text || 3000);
  if (!Number.isInteger(port) || port < 1 || port > maximumPort)
    throw new StepFailure(`PORT must be a whole number from 1 to ${maximumPort}, but is "${text}".`);
  return port;
}

/** Another port to suggest. */
const otherPort = (port) => (port < maximumPort ? port + 1 : port - 1);

/** The error code when the port cannot be listened on, else undefined. Without a host: on all interfaces. */
const refusalOf = (port, host) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.once('listening', () => probe.close(() => resolve(undefined)));
    probe.listen(port, host);
  });

/**
 * Checks that a port is free, before minutes are spent on a build.
 * @param {string} [command] the command to suggest with another port
 * @throws StepFailure when it is not
 */
export async function checkPort(port, command = 'npm start') {
  const refusal = await refusalOf(port, process.env.HOST || 'localhost');
  if (refusal === 'EADDRINUSE')
    throw new StepFailure(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=${otherPort(port)} ${command}`,
    );
  if (refusal === 'EACCES')
    throw new StepFailure(`Port ${port} may not be used by this user. Choose another port: PORT=3000 ${command}`);
  if (refusal)
    throw new StepFailure(
      `Port ${port} cannot be used (${refusal}). Choose another port: PORT=${otherPort(port)} ${command}`,
    );
}

/**
 * Checks that the ports of the development servers are free.
 * @param {Record<string, number>} ports by app
 * @throws StepFailure when one is not
 */
export async function checkDevelopmentPorts(ports) {
  for (const [app, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > maximumPort)
      throw new StepFailure(
        `CONSOLE_DEV_PORT must be a whole number from 1 to ${maximumPort - 20}, ` +
          `but is "${process.env.CONSOLE_DEV_PORT}".`,
      );
    const refusal = await refusalOf(port);
    if (refusal) {
      const state = refusal === 'EADDRINUSE' ? 'is in use' : `cannot be used (${refusal})`;
      throw new StepFailure(
        `Port ${port}, which the development server of ${app} needs, ${state}. ` +
          'Stop the other program, or choose the first of other ports: CONSOLE_DEV_PORT=4350 npm run dev',
      );
    }
  }
}
