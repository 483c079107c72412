import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

// What is heavy, and wanted by some screens only. A shared part that reaches it stands apart.
const dialogs = /@radix-ui.react-(?:alert-)?dialog/;
const forms = /node_modules.(?:zod|react-hook-form)/;
// What every member's screen fetches, though only the frame names it.
const ofMembers =
  /web.(?:offline.(?:keep-|member-keeper|outing-to-keep|send-)|offline-queue.(?:send-|use-se))/;
const texts = /texts.(?:faq|terms)/;
// Where visits begin, and what comes above them. What none of these takes is fetched with the others.
const begins =
  /web.(?:home.landing-page|boats.boats-page|bookings.booking-page|dashboard.dashboard-page|admin.admin-dashboard-page|incidents.open-incidents|conditions.outlook-chart)/;

/**
 * The files that screens share, as groups of the bundler; the first that fits takes a module and
 * what it imports. No member fetches what only staff see, and nobody a dialog, a form or zod for
 * the sake of what is beside it.
 */
export const sharedChunks = [
  group("screens", "screens", isSharedAtFirst),
  group("screens", "further-screens"),
  group("dialogs"),
  group("forms"),
  group("dialog-forms"),
  { name: "menus", test: /node_modules.@radix-ui.react-dropdown-menu/ },
  group("staff-screens", "staff-screens", isSharedAtFirst),
  group("staff-screens", "further-staff-screens"),
  group("staff-dialogs"),
  group("staff-forms"),
  group("staff-dialog-forms"),
  group("texts"),
];

function group(circle: string, name = circle, wanted: typeof isShared = isShared) {
  return {
    name: (id: string, graph: Graph) =>
      circleOf(id, graph) === circle && wanted(id, graph) ? name : null,
  };
}

function circleOf(id: string, graph: Graph): string | null {
  // Packages come along with what imports them, but these with more than the first.
  if (/@radix-ui.react-use-/.test(id)) return "dialogs";
  if (/@hookform/.test(id)) return "forms";
  if (/node_modules.(?!date-fns)/.test(id)) return null;
  // Its users fetch it alone.
  if (/calls.read-again/.test(id)) return null;
  if (reaches(id, texts, graph)) return "texts";
  const parts = [reaches(id, dialogs, graph) && "dialog", reaches(id, forms, graph) && "form"];
  const need = `${parts.filter(Boolean).join("-") || "screen"}s`;
  return isStaffs(id, graph) ? `staff-${need}` : need;
}

/** Whether a module imports what is wanted, itself or through others. */
function reaches(id: string, wanted: RegExp, graph: Graph, seen = new Set<string>()): boolean {
  if (wanted.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  return [...imported].some((part) => reaches(part, wanted, graph, seen));
}

/** Whether more than one screen or fetched part leads to a module. */
function isShared(id: string, graph: Graph): boolean {
  return fetchedWith(id, graph).size > 1;
}

/** Whether a screen where visits begin is among them. */
function isSharedAtFirst(id: string, graph: Graph): boolean {
  const fetchers = [...fetchedWith(id, graph)];
  return ofMembers.test(id) || (fetchers.length > 1 && fetchers.some((part) => begins.test(part)));
}

function fetchedWith(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { importers = [], dynamicImporters = [], isEntry } = graph.getModuleInfo(id) ?? {};
  const parts = importers.flatMap((user) => [...fetchedWith(user, graph, seen)]);
  return new Set(isEntry || dynamicImporters.length > 0 ? [id, ...parts] : parts);
}

/** Whether nothing leads to a module but the screens of managers and admins. */
function isStaffs(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id) || id.endsWith("/web/staff-screens.tsx")) return true;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  const users = [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])];
  return users.length > 0 && users.every((user) => isStaffs(user, graph, seen));
}
