/** The program cannot start with this configuration; the message is one sentence for the person who starts it. */
export class ConfigurationFault extends Error {
  override readonly name = 'ConfigurationFault';
}
