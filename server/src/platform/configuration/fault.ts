/** The program cannot start as it is set up; the message is one sentence for whoever starts it. */
export class ConfigurationFault extends Error {
  override readonly name = 'ConfigurationFault';
}
