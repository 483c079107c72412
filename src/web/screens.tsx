import { Suspense } from "react";
import { Route, Switch } from "wouter";
import type { Role } from "../shared/members/role";
import { useClubLoading } from "./clock/club-clock";
import { LoadingPage } from "./layout/loading-page";
import { Live } from "./live/live";
import { paths } from "./paths";
import { For, ForAndAskToLogIn, ForAndStay, OldBookingPath, StaffWatch } from "./route-guards";
import { Shell } from "./shell/shell";
import { useSignedIn } from "./signed-in";
import { AdminDashboardPage, JumpAnywhere, ManagersDay, staffRoutes } from "./staff-screens";
import { lazyScreen } from "./ui/loading/lazy-screen";

const LandingPage = lazyScreen(() => import("./home/landing-page"), "LandingPage");
const LoginPage = lazyScreen(() => import("./auth/login-page"), "LoginPage");
const RegisterPage = lazyScreen(() => import("./auth/register-page"), "RegisterPage");
const RegistrationThankYouPage = lazyScreen(
  () => import("./auth/registration-thank-you-page"),
  "RegistrationThankYouPage",
);
const ChoosePasswordPage = lazyScreen(
  () => import("./auth/choose-password-page"),
  "ChoosePasswordPage",
);
const AccountAccessPage = lazyScreen(
  () => import("./auth/account-access-page"),
  "AccountAccessPage",
);
const LogoutForcedPage = lazyScreen(() => import("./auth/logout-forced-page"), "LogoutForcedPage");
const LoginResetPage = lazyScreen(() => import("./auth/login-reset-page"), "LoginResetPage");
const BoatsPage = lazyScreen(() => import("./boats/boats-page"), "BoatsPage");
const BoatPage = lazyScreen(() => import("./bookings/boat-page"), "BoatPage");
const BoatChooserPage = lazyScreen(() => import("./bookings/boat-chooser-page"), "BoatChooserPage");
const BookingPage = lazyScreen(() => import("./bookings/booking-page"), "BookingPage");
const DashboardPage = lazyScreen(() => import("./dashboard/dashboard-page"), "DashboardPage");
const BookingHistoryPage = lazyScreen(
  () => import("./bookings/history/booking-history-page"),
  "BookingHistoryPage",
);
const LogbookPage = lazyScreen(() => import("./outings/logbook/logbook-page"), "LogbookPage");
const DockPage = lazyScreen(() => import("./devices/dock-page"), "DockPage");
const PairPage = lazyScreen(() => import("./devices/pair-page"), "PairPage");
const TryARowPage = lazyScreen(() => import("./introductory-rows/try-a-row-page"), "TryARowPage");
const PricingPage = lazyScreen(() => import("./packages/pricing-page"), "PricingPage");
const MyHoursPage = lazyScreen(() => import("./hours/my-hours-page"), "MyHoursPage");
const ReceiptPage = lazyScreen(() => import("./payments/receipt-page"), "ReceiptPage");
const FaqPage = lazyScreen(() => import("./home/faq-page"), "FaqPage");
const NotFoundPage = lazyScreen(() => import("./shell/not-found-page"), "NotFoundPage");
const AccountPage = lazyScreen(() => import("./account/account-page"), "AccountPage");
const UnsubscribePage = lazyScreen(() => import("./account/unsubscribe-page"), "UnsubscribePage");
const ReplacementPage = lazyScreen(
  () => import("./replacements/replacement-page"),
  "ReplacementPage",
);
const WaitlistPage = lazyScreen(() => import("./waitlist/waitlist-page"), "WaitlistPage");
const SeatsPage = lazyScreen(() => import("./crew/seats-page"), "SeatsPage");
const ReportDamagePage = lazyScreen(
  () => import("./damage/report-damage-page"),
  "ReportDamagePage",
);
const TermsPage = lazyScreen(() => import("./home/terms-page"), "TermsPage");

const staff: Role[] = ["manager", "admin"];
const approved: Role[] = ["approved", ...staff];
const signedIn: Role[] = ["pending", ...approved];

/** A manager begins with the club's day; their own outings are below it. */
const managersHome = (
  <>
    <ManagersDay />
    <DashboardPage />
  </>
);

/** The home of whoever is signed in: the club for an admin, one's own outings for the others. */
const dashboard = (
  <For these={staff} otherwise={<DashboardPage />}>
    <For these={["admin"]} otherwise={managersHome}>
      <AdminDashboardPage />
    </For>
  </For>
);

/** A manager finds anything from anywhere; an admin's screens have it in their strip. */
const tools = (
  <For these={["manager"]} otherwise={null}>
    <JumpAnywhere />
  </For>
);

/** Which screen answers which path, and for whom. */
export function Screens() {
  const { loading } = useSignedIn();
  const clubLoading = useClubLoading();
  if (loading || clubLoading) return <LoadingPage />;
  return (
    <Switch>
      <Route path={paths.dock}>
        <Suspense fallback={<LoadingPage />}>
          <DockPage />
        </Suspense>
      </Route>
      <Route>
        <InShell />
      </Route>
    </Switch>
  );
}

/** Every screen but the one on the wall of the dock stands in the shell. */
function InShell() {
  return (
    <Shell tools={tools}>
      <StaffWatch>
        <Switch>
          <Route path={paths.home}>
            <ForAndStay these={signedIn} otherwise={<LandingPage />}>
              {dashboard}
            </ForAndStay>
          </Route>
          <Route path={paths.dashboard}>
            <ForAndStay these={signedIn} otherwise={<LoginPage />}>
              {dashboard}
            </ForAndStay>
          </Route>
          <Route path={paths.boats} component={BoatsPage} />
          <Route path={paths.boat} component={BoatPage} />
          <Route path={paths.booking}>
            <ForAndStay these={signedIn} otherwise={<LoginPage />}>
              <BoatChooserPage />
            </ForAndStay>
          </Route>
          <Route path={paths.bookingSimple} component={BookingPage} />
          <Route path={paths.bookingOld} component={OldBookingPath} />
          <Route path={paths.login} component={LoginPage} />
          <Route path={paths.register} component={RegisterPage} />
          <Route path={paths.registrationThankYou} component={RegistrationThankYouPage} />
          <Route path={paths.choosePassword} component={ChoosePasswordPage} />
          <Route path={paths.memberAccounts} component={AccountAccessPage} />
          <Route path={paths.logoutForced} component={LogoutForcedPage} />
          <Route path={paths.loginReset} component={LoginResetPage} />
          {staffRoutes}
          <Route path={paths.bookingHistory}>
            <ForAndStay these={approved} otherwise={<LoginPage />}>
              <BookingHistoryPage />
            </ForAndStay>
          </Route>
          <Route path={paths.logbook}>
            <ForAndStay these={approved} otherwise={<LoginPage />}>
              <LogbookPage />
            </ForAndStay>
          </Route>
          <Route path={paths.pricing} component={PricingPage} />
          <Route path={paths.hourPackages} component={PricingPage} />
          <Route path={paths.hours} component={PricingPage} />
          <Route path={paths.myHours}>
            <ForAndAskToLogIn these={approved} otherwise={<LoginPage />}>
              <MyHoursPage />
            </ForAndAskToLogIn>
          </Route>
          <Route path={paths.receipt}>
            <ForAndAskToLogIn these={signedIn} otherwise={<LoginPage />}>
              <ReceiptPage />
            </ForAndAskToLogIn>
          </Route>
          <Route path={paths.account}>
            <ForAndStay these={signedIn} otherwise={<LoginPage />}>
              <AccountPage />
            </ForAndStay>
          </Route>
          <Route path={paths.pair} component={PairPage} />
          <Route path={paths.unsubscribe} component={UnsubscribePage} />
          <Route path={paths.reportDamage}>
            <ForAndAskToLogIn these={approved} otherwise={<LoginPage />}>
              <ReportDamagePage />
            </ForAndAskToLogIn>
          </Route>
          <Route path={paths.waitlist}>
            <ForAndAskToLogIn these={approved} otherwise={<LoginPage />}>
              <Live>
                <WaitlistPage />
              </Live>
            </ForAndAskToLogIn>
          </Route>
          <Route path={paths.seats}>
            <ForAndAskToLogIn these={approved} otherwise={<LoginPage />}>
              <SeatsPage />
            </ForAndAskToLogIn>
          </Route>
          <Route path={paths.replacement} component={ReplacementPage} />
          <Route path={paths.tryARow} component={TryARowPage} />
          <Route path={paths.faq} component={FaqPage} />
          <Route path={paths.terms} component={TermsPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </StaffWatch>
    </Shell>
  );
}
