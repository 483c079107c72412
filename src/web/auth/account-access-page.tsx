import { Link } from "wouter";
import type { ClubView } from "../../shared/settings/club-view";
import { useClub } from "../clock/club-clock";
import { paths } from "../paths";
import { AuthFrame } from "./auth-frame";
import { ResetPasswordForm } from "./reset-password-form";

/** Password reset, and the demo's accounts while there is a demo (rules, Demo data). */
export function AccountAccessPage() {
  const demo = useClub()?.demo;
  return (
    <>
      <AuthFrame
        title="Account access"
        lead="Forgot your password? We mail you a link that lets you choose a new one."
      >
        <ResetPasswordForm />
        <p className="text-sm">
          <Link to={paths.login} className="text-link">
            Go to Login
          </Link>
        </p>
      </AuthFrame>
      {demo && <DemoAccounts demo={demo} />}
    </>
  );
}

function DemoAccounts({ demo }: { demo: NonNullable<ClubView["demo"]> }) {
  return (
    <section className="page-width grid gap-4 pt-6">
      <h2 className="text-2xl">Demo accounts</h2>
      <p className="text-ink-soft">
        All of them share the password <strong className="text-ink">{demo.password}</strong>
      </p>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {demo.accounts.map(({ email, name, standing }) => (
          <li key={email} className="grid border-line border-t py-3">
            <span className="font-semibold">{name}</span>
            <span className="wrap-anywhere">{email}</span>
            <span className="text-ink-soft text-sm">{standing}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
