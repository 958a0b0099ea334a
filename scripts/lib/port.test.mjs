import net from 'node:net';
import { checkDevelopmentPorts, checkPort, wantedPort } from './port.mjs';
import { StepFailure } from './step.mjs';

let holder;
const hold = (host) =>
  new Promise((resolve) => {
    holder = net.createServer().listen(0, host, () => resolve(holder.address().port));
  });
afterEach(async () => {
  if (holder)
    await new Promise((resolve) => {
      holder.close(resolve);
    });
  holder = undefined;
});

test('the port is the one in PORT, default 3000', () => {
  expect([wantedPort(undefined), wantedPort(''), wantedPort('8080')]).toEqual([3000, 3000, 8080]);
});

test.each(['80a', '0', '70000', '1.5'])('PORT=%s is refused in one sentence', (text) => {
  expect(() => wantedPort(text)).toThrow(
    new StepFailure(`PORT must be a whole number from 1 to 65535, but is "${text}".`),
  );
});

test('a free port is accepted', async () => {
  const port = await hold('localhost');
  await new Promise((resolve) => {
    holder.close(resolve);
  });
  holder = undefined;
  await expect(checkPort(port)).resolves.toBeUndefined();
});

test('a port in use is refused with the command for another port', async () => {
  const port = await hold('localhost');
  await expect(checkPort(port, 'npm run dev')).rejects.toEqual(
    new StepFailure(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm run dev`,
    ),
  );
});

test('a development server whose port is in use is named', async () => {
  const port = await hold();
  const sentence =
    `Port ${port}, which the development server of cards needs, is in use. ` +
    'Stop the other program, or choose the first of other ports: CONSOLE_DEV_PORT=4350 npm run dev';
  await expect(checkDevelopmentPorts({ cards: port })).rejects.toEqual(new StepFailure(sentence));
});

test('an invalid first development port is refused', async () => {
  await expect(checkDevelopmentPorts({ shell: Number.NaN })).rejects.toThrow(
    /^CONSOLE_DEV_PORT must be a whole number/,
  );
});
