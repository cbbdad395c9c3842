"""Where discord.py sends its requests, in this whole process; to be set before the login."""

import discord
import yarl


def point_to(*, api_base: str, gateway_url: str, cdn_base: str) -> None:
    """Point discord.py to another server than Discord."""
    discord.http.Route.BASE = api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    discord.asset.Asset.BASE = cdn_base


def send_through(proxy: str) -> None:
    """Send all requests to this server, which passes them on; gateway and files stay where they are."""
    discord.http.Route.BASE = proxy + yarl.URL(discord.http.Route.BASE).path
