import path from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { defineConfig } from "vitest/config";
import project from "./package.json" with { type: "json" };
import { sharedChunks } from "./scripts/chunk-groups.ts";
import { earlyScripts } from "./scripts/early-scripts.ts";
import { inlineIcon } from "./scripts/inline-icon.ts";
import { precompress } from "./scripts/precompress.ts";
import { FileReport } from "./scripts/test/file-report.ts";
import { testProjects } from "./scripts/test/test-projects.ts";
import { readRelease } from "./src/server/operations/release.ts";

const projectRoot = fileURLToPath(new URL(".", import.meta.url));

/** One file for three jobs: `vite build` (screens), `vite build --ssr` (server) and vitest. */
export default defineConfig(({ isSsrBuild }) => {
  if (process.env.VITEST)
    return {
      root: projectRoot,
      define,
      plugins: [react()],
      test: { projects: testProjects, ...reporting },
    };
  return isSsrBuild ? server : web;
});

// Few files, because each costs a screen a request. A group takes what its modules import along,
// unless a group above it has that.
const chunks = [
  // They stay in the browser's cache when only our own screens change.
  {
    name: "libraries",
    test: /node_modules.(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack|@trpc)[\\/]/,
  },
  // What every page stands in, the landing page too. The offline page is a page of its own.
  {
    name: "frame",
    test: /src.(?:shared.(?:profile.(?:club-profile|units)|time.clock-times)|web.(?:theme\.css|clock.(?:club-time-at|server-clock|use-formats)|offline-queue.forget|packages.hour-price-range\.ts|ui.(?:badge|button|card|icons.|linked-text|notice|paragraphs|loading.spinner)))/,
  },
  // The landing page's and the log-in's; elsewhere it is fetched when a list is empty.
  { name: "bay", test: /web.ui.illustrations.(?:bay-|quiet-bay\.|sculler)/ },
  // Seldom shown, but on the offline page as well.
  { name: "drifting-boat", test: /web.ui.illustrations.drifting-boat\.tsx/ },
  // What is pressed at the dock, there and on the offline page, which must not load the app.
  {
    name: "dock",
    test: /src.(?:shared.outings.outing-(?:numbers|state)|web.(?:offline.kept|offline-queue.(?:pending-actions|use-pending-actions)|outings.(?:with-pending-actions|use-pending-outings|dock-(?:card|presses)|kilometres|launch|outing-now|waiting)|ui.(?:forms.text-field|lock)))/,
    minShareCount: 2,
  },
  // On the offline page, and elsewhere only where a boat has a crew.
  { name: "crew-launch", test: /web.outings.crew-launch-form/ },
  {
    name: "frame",
    tags: ["$initial" as const],
    test: /src.(?!web.(?:offline.|offline-queue.|ui.(?:lock|illus)))/,
  },
  ...sharedChunks,
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
];

// Asked once, at the build: the folder may have moved on when what was built from it still runs.
const define = { BUILT_RELEASE: JSON.stringify(readRelease()) };

const web: UserConfig = {
  define,
  root: fromRoot("src/web"),
  publicDir: fromRoot("public"),
  envDir: false,
  plugins: [react(), tailwindcss(), inlineIcon(), earlyScripts(), precompress()],
  resolve: { alias: { "@date-fns/tz": fromRoot("src/web/boats/utc-date.ts") } },
  server: { fs: { allow: ["src/web", "src/shared", "node_modules"].map(fromRoot) } },
  build: {
    outDir: fromRoot("dist/web"),
    emptyOutDir: true,
    target: "baseline-widely-available",
    reportCompressedSize: false,
    // The server reads in it which files a screen needs.
    manifest: "manifest.json",
    // Every browser of that target preloads modules by itself. Only the landing page's parts are
    // named ahead: the list for all screens would weigh on everyone's first page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, parts, { hostType }) =>
        hostType === "html" || file.includes("landing-page") ? parts : [],
    },
    rolldownOptions: {
      input: ["src/web/index.html", "src/web/offline.html"].map(fromRoot),
      // These packages do nothing when imported, but forget to say so.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules.@(?:trpc|tanstack)/, sideEffects: false }],
        // A schema that a screen does not ask does nothing, nor does suncalc's table of the moon.
        manualPureFunctions: ["z", "Int32Array"],
      },
      output: { codeSplitting: { groups: chunks } },
    },
  },
};

// Packages stay outside the bundle: node loads them from node_modules, as under a test. Those that
// the browser's app is made of come in, because where only the build is, there is no React; so do those
// of which we use a part, because node would load all of them.
const server: UserConfig = {
  define: { ...define, "process.env.NODE_ENV": JSON.stringify("production") },
  root: projectRoot,
  publicDir: false,
  envDir: false,
  // tRPC is published for engines of 2017: what copies an object there defines each field of it by a
  // call. Its sources, which it brings along, copy as node itself does.
  resolve: {
    alias: [
      { find: /^@trpc\/server(?=$|\/)/, replacement: fromRoot("node_modules/@trpc/server/src") },
    ],
  },
  ssr: { noExternal: true, external: ["vite", ...serverPackages()] },
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    rolldownOptions: {
      // Beside the server the commands of whoever runs it, for where only the build is.
      input: [
        "src/server/main.ts",
        "src/server/threads/thread-tasks.ts",
        "src/web/render-app.tsx",
        ...["admin", "backup", "reconcile", "restore"].map(
          (name) => `src/server/commands/${name}.ts`,
        ),
      ],
      output: { entryFileNames: "[name].js" },
      // React's packages mark what is for browsers only, which a bundle does not keep.
      onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
    },
  },
};

// `npm test` counts what it reads there.
const { SLIPWAY_TEST_REPORT: report } = process.env;
const reporting = report ? { reporters: ["default", new FileReport(report)] } : {};

function serverPackages() {
  return Object.keys(project.dependencies).filter(
    (name) => !/@tanstack|@trpc|date-fns|zod/.test(name),
  );
}

function fromRoot(folder: string) {
  return path.join(projectRoot, folder);
}
