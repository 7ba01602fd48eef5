import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes each text asset a second and third time, compressed, so that the server compresses nothing while people wait. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter((file) => /\.(js|css|svg)$/.test(file.fileName));
      await Promise.all(
        files.map(async (file) => {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (source.length < 1024) return;
          const [gz, br] = await Promise.all([
            promisify(gzip)(source, { level: 9 }),
            promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
          ]);
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
        }),
      );
    },
  };
}

export default defineConfig({
  plugins: [react(), precompressed()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/apps', '/preview', '/downloads', '/dev'].map((path) => [path, 'http://127.0.0.1:3000']),
    ),
  },
});
