import type { FastifyInstance } from "fastify";
import { type Settings, WrongSetting } from "../../env";

/** Begins to listen; refuses with the setting at fault when the address cannot be had. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Settings, "port" | "host">,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw new WrongSetting(sentenceFor(error, port, host), { cause: error });
  }
}

function sentenceFor(error: unknown, port: number, host: string) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `PORT ${port} is taken by another program: stop that one, or choose another port.`;
  if (code === "EACCES") return `PORT ${port} needs rights that this user does not have.`;
  return `HOST ${host} is not an address of this machine.`;
}
