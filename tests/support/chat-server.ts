import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ChatRequest {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    stream: boolean;
    max_tokens?: number;
    response_format?: unknown;
  };
}
export type ChatReply = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const delta = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(event({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }));
}
export const writeText = (response: ServerResponse, text: string) => response.write(delta(text));

/** An answer in pieces that fall anywhere. */
export const streamed =
  (answer: object | string, tokens?: number): ChatReply =>
  (response) => {
    beginStream(response);
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    for (let at = 0; at < text.length; at += 7) writeText(response, text.slice(at, at + 7));
    if (tokens !== undefined) response.write(event({ choices: [], usage: { total_tokens: tokens } }));
    response.end('data: [DONE]\n\n');
  };

export const status =
  (code: number, headers: Record<string, string> = {}, body = '{}'): ChatReply =>
  (response) =>
    void response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(body);

/** An OpenAI-compatible server that answers each request with the next of `replies`. */
export async function startChatServer() {
  const requests: ChatRequest[] = [];
  const replies: ChatReply[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      requests.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(parts).toString('utf8')),
      });
      const reply = replies.shift() ?? status(500);
      void reply(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    requests,
    /** What the next requests are answered with; earlier ones are forgotten. */
    answer(...next: ChatReply[]) {
      requests.length = 0;
      replies.splice(0, replies.length, ...next);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
